export const film = { company: 'YouTube', host: 'www.youtube-nocookie.com' } as const;
