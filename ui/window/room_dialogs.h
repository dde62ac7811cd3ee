// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"
#include "core/model/room_template.h"
#include "core/studio/ports/room_port.h"
#include "core/studio/ports/template_port.h"

#include <QObject>

#include <memory>

namespace studio::ui {

class Casting;
class RoomDesk;
class RoomSession;
class RoomSetupDialog;
class TemplateDesk;
class Translations;

/// The small dialogs that the window opens about rooms and itself. None blocks: each answers by a signal.
class RoomDialogs : public QObject
{
    Q_OBJECT

public:
    RoomDialogs(RoomDesk &desk, Casting &casting, const Translations &translations, QWidget &window);
    ~RoomDialogs() override;

    /// Rooms can begin like others, and be kept for that, from now on. Once.
    void offerTemplates(ports::TemplatePort &templates);
    void askForRoom();
    void askForRoomWith(const QList<base::ParticipantId> &roster); ///< these take part at first
    /// Of the room on screen. What the user leaves as it is stays as it is when it is saved.
    void askForSetup(const RoomSession &session);
    void askForTemplate(const RoomSession &session); ///< under which name the room on screen is kept as one
    void manageTemplates();
    void tellAbout();

Q_SIGNALS:
    void templateKept(const QString &name);

private:
    RoomSetupDialog *open(bool fresh, const ports::RoomSetup &start, const QList<model::Guest> &guests);

    RoomDesk &m_desk;
    Casting &m_casting;
    const Translations &m_translations;
    QWidget &m_window;
    std::unique_ptr<TemplateDesk> m_templates; ///< none: not offered
};

} // namespace studio::ui
