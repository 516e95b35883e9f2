import { demoFieldErrors } from '@/content/words/demo-errors';
import { formScript, phoneScript } from '@/adapter/static-pages/form-script';

describe('the script of the demo form', () => {
  const script = formScript(process.cwd(), '/numbers.js');

  it('needs nothing else, and no framework', () => {
    expect(script).not.toMatch(/\b(?:import|require)\s*\(|react\.(?:element|transitional)|useState/);
  });

  it('holds what a visitor reads, and nothing of the server', () => {
    // The compiler writes letters beyond ASCII as their codes.
    const read = script.replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4}))/g, (_, short?: string, long?: string) =>
      String.fromCharCode(Number.parseInt(short ?? long ?? '', 16)),
    );
    expect(read).toContain(demoFieldErrors.nameShort);
    expect(script).not.toMatch(/supabase|process\.env/i);
  });

  it('holds no phone numbers of the world, and knows where they are', () => {
    expect(script).toContain('"/numbers.js"');
    expect(script.length).toBeLessThan(phoneScript(process.cwd()).length);
  });
});
