// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/replay.h"

#include "core/replay/replay_line.h"
#include "core/turn/advance.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>
#include <optional>

namespace studio::replay {

using base::Result;

namespace {

/// The lines of a device that are not blank, without their ends and without a byte order mark.
class Lines
{
public:
    static constexpr qint64 kLongest = 4 * 1024 * 1024; ///< bytes; no line that anybody writes is longer

    explicit Lines(QIODevice &device)
        : m_device(device)
    {
    }

    /// False at the end of the file. Of a line that is too long only the beginning is read.
    bool next()
    {
        for (m_line = read(); !m_line.isEmpty(); m_line = read()) {
            if (++m_number == 1 && m_line.startsWith("\xEF\xBB\xBF"))
                m_line.remove(0, 3);
            m_line = m_line.trimmed();
            if (!m_line.isEmpty())
                return true;
        }
        return false;
    }
    [[nodiscard]] const QByteArray &text() const { return m_line; }
    [[nodiscard]] qint64 number() const { return m_number; }
    [[nodiscard]] bool isTooLong() const { return m_isTooLong; }

private:
    static constexpr qint64 kPiece = 4096; ///< bytes

    QByteArray read()
    {
        // Qt makes room for as much as is allowed, so it is allowed a little at a time.
        QByteArray line = m_device.readLine(kPiece);
        while (line.size() < kLongest && !line.endsWith('\n')) {
            const QByteArray more = m_device.readLine(kPiece);
            if (more.isEmpty())
                break;
            line += more;
        }
        m_isTooLong = line.size() >= kLongest && !line.endsWith('\n');
        return line;
    }

    bool m_isTooLong = false;
    QIODevice &m_device;
    QByteArray m_line;
    qint64 m_number = 0;
};

/// The room that is being replayed.
class Replayed
{
    Q_DECLARE_TR_FUNCTIONS(Replay)

public:
    explicit Replayed(QIODevice &out)
        : m_out(out)
    {
    }

    Result<void> take(const QByteArray &line) { return m_floor ? takeInput(line) : takeRoom(line); }

    Result<void> end()
    {
        if (!m_floor)
            return base::failure(base::ErrorCode::Malformed, tr("the file has no room line"));
        return print(turn::completeInstant(*std::move(m_floor)));
    }

private:
    Result<void> takeRoom(const QByteArray &line)
    {
        return readRoom(line).transform([this](const RoomLine &room) {
            m_policy = room.policy;
            m_floor = turn::openFloor(room.roster, room.policy);
        });
    }

    Result<void> takeInput(const QByteArray &line)
    {
        return readInput(line, m_policy).and_then([this](const InputLine &read) -> Result<void> {
            if (read.input.t < m_now)
                return base::failure(
                    base::ErrorCode::Malformed,
                    tr("time goes backwards, from %1 to %2").arg(m_now.count()).arg(read.input.t.count()));
            m_now = read.input.t;
            m_policy = read.policy;
            return print(turn::advance(*std::move(m_floor), read.input, read.policy));
        });
    }

    Result<void> print(turn::Step step)
    {
        m_floor = std::move(step.floor);
        for (const model::FloorOutput &output : std::as_const(step.outputs)) {
            if (m_out.write(write(output) + '\n') < 0)
                return base::failure(base::ErrorCode::Storage, tr("the result cannot be written"));
        }
        return {};
    }

    QIODevice &m_out;
    std::optional<turn::Floor> m_floor;
    model::PolicySettings m_policy;
    base::Millis m_now{0};
};

} // namespace

ReplayEnd replay(QIODevice &in, const QString &fileName, QIODevice &out)
{
    Lines lines(in);
    Replayed room(out);
    Result<void> taken;
    while (taken && lines.next()) {
        taken = lines.isTooLong()
                    ? Result<void>(base::failure(
                          base::ErrorCode::Malformed,
                          QCoreApplication::translate("Replay", "the line is longer than %L1 MiB")
                              .arg(Lines::kLongest / (1024 * 1024))))
                    : room.take(lines.text());
    }
    if (taken)
        taken = room.end();
    if (taken)
        return {};
    const qint64 line = std::max<qint64>(lines.number(), 1);
    return {false, QStringLiteral("%1:%2: %3").arg(fileName, QString::number(line), taken.error().text)};
}

} // namespace studio::replay
