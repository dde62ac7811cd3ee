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
class Settings;
class TemplateDesk;
class Translations;

/// The small dialogs about rooms. None of them blocks: each answers with a signal.
class RoomDialogs : public QObject
{
    Q_OBJECT

public:
    RoomDialogs(RoomDesk &desk, Casting &casting, const Translations &translations, const Settings &settings,
                QWidget &window);
    ~RoomDialogs() override;

    /// From now on rooms can be kept as templates, and new rooms can begin from them. Call once.
    void offerTemplates(ports::TemplatePort &templates);
    void askForRoom();
    void askForRoomWith(const QList<base::ParticipantId> &roster); ///< these take part at first
    /// Asks for the setup of the room on screen. Saving changes only what the user changed.
    void askForSetup(const RoomSession &session);
    void askForModels(const RoomSession &session);   ///< the same, at the page of the models
    void askForTemplate(const RoomSession &session); ///< for a name; the room on screen becomes a template
    void manageTemplates();

Q_SIGNALS:
    void templateKept(const QString &name);

private:
    RoomSetupDialog *openSetup(const RoomSession &session);
    RoomSetupDialog *open(bool fresh, const ports::RoomSetup &start, const QList<model::Guest> &guests);

    RoomDesk &m_desk;
    Casting &m_casting;
    const Translations &m_translations;
    const Settings &m_settings;
    QWidget &m_window;
    std::unique_ptr<TemplateDesk> m_templates; ///< null: not offered
};

} // namespace studio::ui
