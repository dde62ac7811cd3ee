// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/cell.h"

#include "tests/faults/checks.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

QByteArray s_programLog;

void keepLog(QtMsgType, const QMessageLogContext &, const QString &text)
{
    s_programLog += text.toUtf8() + '\n';
}

void check(Played &played, Part part)
{
    switch (part) {
    case Part::Vote: checkVotes(played); break;
    case Part::Speech: checkSpeech(played); break;
    case Part::Spending: checkSpending(played); break;
    }
    checkTries(played);
    checkTrouble(played);
    checkWire(played);
    checkSecrets(played, s_programLog);
}

/// Plays once; an empty log is a play that never came to rest.
QStringList play(Stage &stage, Part part, const Trick &trick, bool isStruck)
{
    Played played{.stage = stage, .trick = trick, .isStruck = isStruck, .began = stage.now()};
    for (int i = 0; i < company().size(); ++i)
        played.requestsBefore.append(stage.requestsOf(i).size());
    played.callsBefore = stage.calls().size();
    const qsizetype before = stage.log().size();
    if (!stage.play())
        return {u"it never came to rest"_s};
    played.log = stage.log().sliced(before);
    check(played, part);
    return played.flaws;
}

} // namespace

QStringList flawsOf(const Case &with, const Trick &trick, Servers &servers, DrivenClock &clock)
{
    s_programLog.clear();
    clock.advanceTo(Millis((clock.steadyNow().count() / 1000 + 1) * 1000)); // dates have whole seconds
    const QtMessageHandler handler = qInstallMessageHandler(keepLog);
    const int sockets = openSockets();
    QStringList flaws;
    {
        Stage stage(with, servers, clock);
        stage.strike(trick);
        flaws = play(stage, with.part, trick, true);
        stage.lift();
        for (const QString &flaw : play(stage, with.part, trick, false))
            flaws.append(u"afterwards, without the fault: "_s + flaw);
        if (!stage.hasSocketsAtMost(sockets + trick.keptSockets))
            flaws.append(u"%1 sockets were left open"_s.arg(openSockets() - sockets));
    }
    qInstallMessageHandler(handler);
    return flaws;
}

} // namespace studio::tests::faults
