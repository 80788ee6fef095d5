/** The header in which the page sends the second key of its session: a cookie goes to every port of a host, this does not. */
export const SESSION_KEY_HEADER = 'x-baton-session-key'
