/** The list as a file. */
export { exportDemoRequests as GET } from '@/lib/dashboard/export';
