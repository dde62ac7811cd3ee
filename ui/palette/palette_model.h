// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_command.h"

#include <QAbstractListModel>
#include <QList>
#include <QStringList>

namespace studio::ui {

/// The commands that fit what was typed, best first; with nothing typed the recent ones first, then all in
/// their order.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { GroupRole = Qt::UserRole, ShortcutRole, WhyNotRole, ChosenRole, RecentRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(const QList<PaletteCommand> &commands, const QStringList &recent);
    void type(const QString &typed);

    [[nodiscard]] const PaletteCommand *command(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] QString spoken(const PaletteCommand &command) const;

    QList<PaletteCommand> m_commands;
    QStringList m_folded; ///< what each is found by
    QStringList m_recent;
    QList<qsizetype> m_rows; ///< of m_commands
    bool m_typed = false;
};

} // namespace studio::ui
