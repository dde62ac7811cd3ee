// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <memory>
#include <optional>

namespace studio::ui {

class Casting;
class ModelMenu;
class ProviderDesk;
struct RoomAnswer;

/// The model of the room on screen: the chip in the top bar that names it, and the menu that changes it for
/// this room only, from the next turn. It shows what the studio tells. GUI thread.
class RoomModelDesk : public QObject
{
    Q_OBJECT

public:
    RoomModelDesk(const WindowParts &parts, ProviderDesk &providers, Casting &casting,
                  QObject *parent = nullptr);
    ~RoomModelDesk() override;

    void openMenu();

Q_SIGNALS:
    void settingsWanted(); ///< a model that the menu does not list: the room settings take any name

private:
    /// What the user has asked for, until the room says so.
    struct Asked
    {
        base::RoomId room;
        std::optional<model::ModelChoice> before;
        std::optional<model::ModelChoice> wanted;
    };

    void show();
    void tellChosen();
    void tellGone();
    void choose(const std::optional<model::ModelChoice> &choice);
    void undo(const Asked &asked);
    [[nodiscard]] QString nameOf(const std::optional<model::ModelChoice> &choice) const;
    [[nodiscard]] QString details(const QList<RoomAnswer> &answers) const;
    [[nodiscard]] QStringList keepers(const QList<RoomAnswer> &answers) const;

    WindowParts m_parts;
    ProviderDesk &m_providers;
    Casting &m_casting;
    std::unique_ptr<ModelMenu> m_menu;
    std::optional<Asked> m_asked;
    std::optional<QPair<base::RoomId, model::ModelChoice>> m_toldGone; ///< once for each room and model
};

} // namespace studio::ui
