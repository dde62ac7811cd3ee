// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/studio/ports/provider_port.h"

#include <QMenu>

#include <functional>
#include <optional>

namespace studio::ui {

class ModelList;

/// The menu in which the model of a room is chosen: the default, Rehearsal, and a submenu for each provider.
/// A submenu asks its provider for its models when it opens; what comes while it is open is added at its end,
/// so that nothing moves under the pointer. Long lists are cut; the room settings take any name.
class ModelMenu : public QMenu
{
    Q_OBJECT

public:
    static constexpr int kMostModels = 30; ///< in one submenu

    struct State
    {
        ports::ProviderList providers;
        std::optional<model::ModelChoice> chosen; ///< the room's; null: the default
        QStringList notes;                        ///< lines that cannot be chosen, such as who keeps what
    };

    explicit ModelMenu(QWidget *parent = nullptr);

    /// Fills the menu. \p models may be null: then only what the list of providers says. \p more is the way
    /// to the providers; it keeps its owner.
    void fill(const State &state, ModelList *models, QAction &more);

Q_SIGNALS:
    void chosen(const std::optional<studio::model::ModelChoice> &choice);
    void otherWanted(); ///< a model that the menu does not list

private:
    QAction *offer(QMenu &menu, const QString &objectName, const QString &text,
                   const std::optional<model::ModelChoice> &choice);
    void addChoices();
    void addProvider(const ports::ProviderRow &row);
    void fillProvider(QMenu &menu, const ports::ProviderRow &row);
    void grow(QMenu &menu, const ports::ProviderRow &row);
    [[nodiscard]] QStringList modelsOf(const ports::ProviderRow &row) const;
    [[nodiscard]] QString shown(const QString &text) const;
    [[nodiscard]] bool isChosen(const std::optional<model::ModelChoice> &choice) const;

    State m_state;
    ModelList *m_models = nullptr;
    QList<QMenu *> m_submenus;
};

} // namespace studio::ui
