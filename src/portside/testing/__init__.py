"""The kit for titles: build positions, play them by verbs, and prove the laws every title keeps."""
