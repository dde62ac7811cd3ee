// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transcript/event_lines.h"
#include "core/transcript/room_writer.h"

#include <QDate>

namespace studio::transcript {

/// What documents with one paragraph a message share: their order, a mark where a day begins, and events and
/// calls set apart. A subclass says how each is set.
class SpokenWriter : public RoomWriter
{
public:
    explicit SpokenWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    [[nodiscard]] QByteArray begin(const model::Room &room, const QList<model::Persona> &personas) final;
    [[nodiscard]] QByteArray message(const model::MessageRow &row) final;
    [[nodiscard]] QByteArray event(const model::Envelope &envelope) final;
    [[nodiscard]] QByteArray call(const model::CallRecord &record) final;
    [[nodiscard]] QByteArray end() final { return {}; }

protected:
    /// \p whose: whose document it is; empty: everybody's.
    [[nodiscard]] virtual QString head(const QString &title, const QString &whose) const = 0;
    [[nodiscard]] virtual QString dayMark(const QDateTime &time, const QDate &day) const = 0;
    /// \p cut: that the message was interrupted; empty: it was not.
    [[nodiscard]] virtual QString spoken(const QString &speaker, const QString &text,
                                         const QString &cut) const = 0;
    [[nodiscard]] virtual QString aside(const QString &lines) const = 0;
    [[nodiscard]] const DocumentStyle &style() const { return m_style; }

private:
    [[nodiscard]] QByteArray setApart(const std::optional<QString> &lines, const QDateTime &time);
    [[nodiscard]] QString newDay(const QDateTime &time);

    DocumentStyle m_style;
    EventLines m_lines;
    QDate m_day;
};

} // namespace studio::transcript
