// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/loading_report.h"
#include "app/options/command.h"
#include "core/model/room.h"
#include "core/studio/ports/room_port.h"
#include "core/transcript/talk_lines.h"

#include <QObject>
#include <QSet>

namespace studio::app {

/// `converse`: finds or makes a room, says one text after another, each when the room is at rest, and prints
/// what happens. It prints only what is on disk. Ends once, with ended().
class Conversation : public QObject
{
    Q_OBJECT

public:
    Conversation(House &house, const CommonOptions &common, const Converse &wanted);

    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    void chooseModel();
    void begin();
    void chooseRoom(const QList<model::RoomSummary> &rooms);
    void makeRoom(const QList<model::RoomSummary> &rooms);
    void open(const base::RoomId &room);
    void opened(const ports::RoomView &view);
    void prepareRun();
    void goOn();
    /// Calls `done`, or ends the run with the error.
    [[nodiscard]] base::Then<void> orFail(std::function<void()> done);
    void finish();
    void published(const QList<model::Envelope> &batch, const ports::FloorView &floor);
    [[nodiscard]] bool tell(const model::Envelope &envelope, const ports::FloorView &floor);
    void tellFailed(const QList<model::FailedReply> &failed);
    void end(Exit exit);
    void fail(const base::Error &error);

    House &m_house;
    Converse m_wanted;
    model::Language m_language;
    model::Room m_room;
    model::PolicySettings m_policyBefore;
    QList<model::Persona> m_personas;
    transcript::TalkLines m_lines;
    qint64 m_seq = 0;          ///< number of the newest printed event
    QSet<QString> m_failed;    ///< replies reported as failed
    bool m_isSilenced = false; ///< a reply of this run failed for a technical reason
    bool m_isAnswered = false; ///< a companion, a guest or an outsider said something in this run
    LoadingReport m_loading;
    bool m_isOpen = false;
    bool m_isWaiting = false; ///< the run waits for the room to come to rest after a text
    bool m_isResting = false;
    bool m_hasBegun = false;
    bool m_hasEnded = false;
};

} // namespace studio::app
