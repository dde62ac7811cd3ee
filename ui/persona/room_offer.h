// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/joining.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace studio::ui {

class NoticeBar;

/// What companions can do next: join the room on screen, or start a room of their own. The windows about
/// companions share one. GUI thread only.
class RoomOffer : public QObject
{
    Q_OBJECT

public:
    using NameOf = std::function<QString(const base::ParticipantId &)>;

    RoomOffer(ports::RoomPort &rooms, NameOf nameOf, QObject *parent = nullptr);

    [[nodiscard]] Joining &joining() { return m_joining; }
    void setRoom(const std::optional<JoinedRoom> &room); ///< on screen
    [[nodiscard]] bool hasRoom() const { return m_room.has_value(); }
    /// Those who are not in the room on screen; empty if there is no room.
    [[nodiscard]] QList<base::ParticipantId> missing(const QList<base::ParticipantId> &ids) const;
    [[nodiscard]] QString joinText() const; ///< of a button; a long name is cut

    /// They come into the room on screen. The bar says when that is done, or why it is not.
    void join(const QList<base::ParticipantId> &ids, NoticeBar &notice);
    void start(const QList<base::ParticipantId> &ids) { Q_EMIT startWanted(ids); }
    /// Shows the text with a button for each next step.
    void ask(const QString &text, const QList<base::ParticipantId> &ids, NoticeBar &notice);

Q_SIGNALS:
    void changed(); ///< the room on screen, its name or its roster
    void startWanted(const QList<studio::base::ParticipantId> &ids); ///< a room form with them

private:
    Joining m_joining;
    NameOf m_nameOf;
    std::optional<JoinedRoom> m_room; ///< on screen
};

} // namespace studio::ui
