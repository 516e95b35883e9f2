import type { NextRequest } from 'next/server';
import { exportDemoRequests } from '@/lib/dashboard/export';

/** The list as a file. */
export function GET(request: NextRequest) {
  return exportDemoRequests(request);
}
