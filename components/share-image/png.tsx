import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import { mono, sans } from './typeface';

/**
 * Addresses stay while pictures may change, so caches keep them a week, and another month while revalidating.
 */
const caching = 'public, max-age=604800, stale-while-revalidate=2592000';

const fonts = [
  ...sans.files.map((data) => ({ name: 'Sans', data, weight: 600 as const })),
  ...mono.files.map((data) => ({ name: 'Mono', data, weight: 500 as const })),
];

export const Drawn = ({ svg, width, height }: { svg: string; width: number; height: number }) => (
  // eslint-disable-next-line @next/next/no-img-element -- not a page: the picture is painted while building
  <img
    src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
    width={width}
    height={height}
    alt=""
  />
);

export const renderPng = (picture: ReactNode, width: number, height: number) =>
  new ImageResponse(<>{picture}</>, { width, height, fonts, headers: { 'Cache-Control': caching } });
