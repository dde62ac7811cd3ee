// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/row.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

QString nameOf(const Case &with)
{
    const QString part = with.part == Part::Vote ? u"vote"_s : u"speech"_s;
    return part + (with.all ? u", all, "_s : u", one, "_s) + faults::nameOf(with.dialect);
}

QString headOf(const Fault &fault, const QList<Case> &cases)
{
    QStringList parts;
    QStringList struck;
    QStringList dialects;
    const auto note = [](QStringList &words, const QString &word) {
        if (!words.contains(word))
            words.append(word);
    };
    for (const Case &with : cases) {
        note(parts, with.part == Part::Vote ? u"vote"_s : u"speech"_s);
        note(struck, with.all ? u"all"_s : u"one"_s);
        note(dialects, faults::nameOf(with.dialect));
    }
    return u"%1 %2  %3 × %4 × %5"_s.arg(fault.id, fault.what.leftJustified(32), parts.join(u','),
                                        struck.join(u','), dialects.join(u','));
}

void playCell(const Fault &fault, const Case &with, Servers &servers, DrivenClock &clock, Row &row)
{
    if (const QString reason = fault.inapplicable ? fault.inapplicable(with) : QString(); !reason.isEmpty()) {
        ++row.inapplicable;
        row.words.append(u"    inapplicable: %1: %2"_s.arg(nameOf(with), reason));
        return;
    }
    ++row.played;
    QStringList flaws;
    for (const Trick &trick : fault.tricks(with)) {
        for (const QString &flaw : flawsOf(with, trick, servers, clock))
            flaws.append(trick.name.isEmpty() ? flaw : trick.name + u": "_s + flaw);
    }
    row.survived += flaws.isEmpty() ? 1 : 0;
    for (const QString &flaw : std::as_const(flaws))
        row.words.append(u"    died: %1: %2"_s.arg(nameOf(with), flaw));
}

} // namespace

QList<Fault> allFaults()
{
    return connectionFaults() + statusFaults() + timeFaults() + framingFaults() + eventFaults() +
           jsonFaults() + voteFaults();
}

QList<Case> casesOf(const Fault &fault, bool isQuick)
{
    const QList<Fault> all = allFaults();
    const auto place =
        std::find_if(all.cbegin(), all.cend(), [&fault](const Fault &one) { return one.id == fault.id; });
    const auto turn = size_t(place - all.cbegin()) % std::size(kDialects);
    QList<Case> cases;
    for (const Part part : {Part::Vote, fault.isOfCalls ? Part::Spending : Part::Speech}) {
        if (part != Part::Vote && fault.isOfVotes)
            continue;
        for (const bool isAll : {false, true}) {
            for (const Dialect dialect : kDialects) {
                if (!isQuick || (!isAll && dialect == kDialects[turn]))
                    cases.append({part, isAll, dialect, fault.isOfCalls && part == Part::Vote, isQuick});
            }
        }
    }
    return cases;
}

Row playRow(const Fault &fault, bool isQuick, Servers &servers, DrivenClock &clock)
{
    Row row;
    const QList<Case> cases = casesOf(fault, isQuick);
    for (const Case &with : cases)
        playCell(fault, with, servers, clock, row);
    row.words.prepend(u"%1  %2/%3"_s.arg(headOf(fault, cases)).arg(row.survived).arg(row.played));
    return row;
}

} // namespace studio::tests::faults
