/** The page that a match is put into. */
export const PAGE = "/film.html";
/** Where in it the match goes; a file without one has nothing to show. */
export const MARK = "%FILM%";
