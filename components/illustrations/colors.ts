/** The design tokens in sRGB, for share pictures and browser chrome, which read no stylesheet. */
export const colors = {
  light: {
    bg: '#fbfaf7',
    raised: '#ffffff',
    surface: '#f5f3ef',
    line: '#dbd9d2',
    lineStrong: '#768289',
    ink: '#101e26',
    ink3: '#5a676f',
    accent: '#046972',
    person: '#b04613',
  },
  dark: { bg: '#071015' },
} as const;
