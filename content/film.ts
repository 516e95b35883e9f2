/** The video host of the event page; the security policy allows it. */
export const film = { company: 'YouTube', host: 'www.youtube-nocookie.com' } as const;
