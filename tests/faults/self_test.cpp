// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/self_test.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

using model::Cause;

Trick refusing(const Outcome &outcome) { return {.outcome = outcome, .door = Door::Closed}; }

Trick cutting(const Outcome &outcome)
{
    return told(
        {}, [](const Recording &recording) -> QByteArray { return cutOff(recording); }, outcome);
}

Trick altering()
{
    return told(
        {},
        [](const Recording &recording) -> QByteArray {
            return framed(recording).replace("\xF0\x9F\x98\x80", "\xF0\x9F\x98\x81");
        },
        answered());
}

Trick hanging(const Outcome &outcome)
{
    return {.spoil = [](const Recording &, const Moment &) { return Script().hang(); }, .outcome = outcome};
}

} // namespace

QStringList whatGoesUnnoticed(Servers &servers, DrivenClock &clock)
{
    struct Lie
    {
        QString what;
        Part part;
        Trick trick;
        bool isTrue = false;
    };
    Outcome three = failed(Cause::Unreachable);
    three.heard = 3;
    const QList<Lie> lies{
        {u"a refused vote is counted"_s, Part::Vote, refusing(answered())},
        {u"another cause"_s, Part::Vote, refusing(failedThrice(Cause::Malformed))},
        {u"no retries"_s, Part::Vote, refusing(failed(Cause::Unreachable))},
        {u"retries a millisecond early"_s, Part::Vote,
         refusing(failed(Cause::Unreachable, {Millis(499), Millis(1000)}))},
        {u"a cut speech is whole"_s, Part::Speech, cutting(answered())},
        {u"more was heard of a cut speech"_s, Part::Speech, cutting(three)},
        {u"a letter is another"_s, Part::Speech, altering()},
        {u"a hanging vote is no timeout"_s, Part::Vote, hanging(failed(Cause::Unreachable))},
        {u"the truth"_s, Part::Vote, refusing(failedThrice(Cause::Unreachable)), true},
    };
    QStringList unnoticed;
    for (const Lie &lie : lies) {
        if (flawsOf({.part = lie.part}, lie.trick, servers, clock).isEmpty() != lie.isTrue)
            unnoticed.append(lie.what);
    }
    return unnoticed;
}

} // namespace studio::tests::faults
