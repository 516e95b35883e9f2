/** All that is kept of one person, as a file. */
export { exportPerson as POST } from '@/lib/dashboard/export-person';
