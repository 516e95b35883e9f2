export { exportRequests as GET } from '@/lib/dashboard/export-requests';
