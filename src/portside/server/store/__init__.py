"""What outlives a process: the database, the journal, and news between processes."""
