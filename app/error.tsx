'use client';

// Inside the frame: header and footer stay.
export { ErrorPage as default } from '@/components/sections/error-page';
