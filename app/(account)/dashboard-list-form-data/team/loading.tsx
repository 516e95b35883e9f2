import { TeamHead } from '@/components/dashboard/team-head';

export default function Loading() {
  return (
    <div className="container">
      <TeamHead />
    </div>
  );
}
