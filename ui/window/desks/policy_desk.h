// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class Casting;
class PolicyDialog;

/// The turn-taking of the room on screen: a choice in the floor, the menu or the palette reaches the room at
/// once, and the dialog with the settings stays open beside the conversation.
class PolicyDesk : public QObject
{
    Q_OBJECT

public:
    PolicyDesk(const WindowParts &parts, const Casting &casting, QObject *parent = nullptr);

    void choose(model::PolicyName policy);
    void openSettings();

private:
    void show();
    void showVoters();

    WindowParts m_parts;
    const Casting &m_casting;
    QPointer<PolicyDialog> m_dialog;
};

} // namespace studio::ui
