/** The list as a file. */
export { exportRequests as GET } from '@/lib/dashboard/export-requests';
