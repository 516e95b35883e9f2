import type { NextRequest } from 'next/server';
import { exportPerson } from '@/lib/dashboard/export-person';

/** All that is kept of one person, as a file. */
export function POST(request: NextRequest) {
  return exportPerson(request);
}
