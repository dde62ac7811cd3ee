// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/replay.h"
#include "core/replay/replay_line.h"
#include "tests/fuzz/mutation.h"

#include <QBuffer>

// A replay file of a stranger: it is played to its end or to its first bad line, gives the same each time,
// and a line that was read is written so that it reads the same.
using namespace studio;

namespace {

struct Played
{
    replay::ReplayEnd end;
    QByteArray answers;
};

Played played(QByteArray file)
{
    QBuffer in(&file);
    QByteArray answers;
    QBuffer out(&answers);
    fuzz::mustHold(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly));
    const replay::ReplayEnd end = replay::replay(in, QStringLiteral("talk.jsonl"), out);
    return {end, answers};
}

void linesReadAgain(const QByteArray &file)
{
    const QList<QByteArray> lines = file.split('\n');
    const auto room = replay::readRoom(lines.first());
    if (!room)
        return;
    const auto roomAgain = replay::readRoom(replay::write(*room));
    fuzz::mustHold(roomAgain && *roomAgain == *room);
    model::PolicySettings policy = room->policy;
    for (const QByteArray &line : lines.mid(1)) {
        const auto input = replay::readInput(line, policy);
        if (!input)
            continue;
        const auto again = replay::readInput(replay::write(*input), policy);
        fuzz::mustHold(again && *again == *input);
        policy = input->policy;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const QByteArray file = fuzz::bytesOf(data, size);
    const Played once = played(file);
    fuzz::mustHold(once.end.ok || once.end.error.startsWith(QStringLiteral("talk.jsonl:")));
    fuzz::mustHold(played(file).answers == once.answers);
    linesReadAgain(file);
    return 0;
}
