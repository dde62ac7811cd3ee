// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/composer_drafts.h"
#include "ui/pictures/given_pictures.h"
#include "ui/pictures/shown_pictures.h"
#include "ui/window/typing_hold.h"
#include "ui/window/untaken_keys.h"
#include "ui/window/window_parts.h"

#include <QObject>

namespace studio::ui {

/// The composer in the room on screen: the possible recipients and sender names, earlier texts, and a draft
/// for each room. What the user sends goes to the session; a refused text comes back.
class RoomWriting : public QObject
{
    Q_OBJECT

public:
    RoomWriting(const WindowParts &parts, ports::RoomPort &rooms, ports::DraftPort &drafts,
                QObject *parent = nullptr);

    void endNow();    ///< the window closes
    void showSeers(); ///< models have changed: other companions may see the pictures of the message

private:
    void enter();
    void showCompany();
    [[nodiscard]] GivenPictures::Company listeners() const;

    WindowParts m_parts;
    ComposerDrafts m_drafts;
    TypingHold m_hold;
    UntakenKeys m_keys;
    GivenPictures m_pictures;
    ShownPictures m_shown;
};

} // namespace studio::ui
