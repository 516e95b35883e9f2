/** The film on the event page: the company whose player it is, and the host it loads from. */
export const film = { company: 'YouTube', host: 'www.youtube-nocookie.com' } as const;
