// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_model.h"

#include "ui/palette/fuzzy.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kRecentWorth = 500; // five of a word's hundred
constexpr int kWordsLoss = 2000;  // less for what fits by its other words
constexpr int kGroupWorth = 3000; // less for a name that fits only with its group

} // namespace

void PaletteModel::setCommands(const QList<PaletteCommand> &commands, const QStringList &recent)
{
    m_commands = commands;
    m_recent = recent;
    m_folded.clear();
    for (const PaletteCommand &command : commands)
        m_folded.append(foldedForMatch(command.title) + u'\n' + foldedForMatch(command.english) + u'\n' +
                        foldedForMatch(command.group) + u'\n' + foldedForMatch(command.words));
    type({});
}

void PaletteModel::type(const QString &typed)
{
    const QString wanted = foldedForMatch(typed).simplified();
    QList<std::pair<int, qsizetype>> ranked; // worth, row; negative worth sorts the best first
    for (qsizetype at = 0; at < m_commands.size(); ++at) {
        const qsizetype last = m_recent.indexOf(m_commands.at(at).id);
        if (wanted.isEmpty()) {
            ranked.append({last >= 0 ? int(last) : int(m_recent.size()), at});
            continue;
        }
        std::optional<int> best;
        const QStringList names = m_folded.at(at).split(u'\n');
        for (const QString &name : {names.at(0), names.at(1)})
            if (const auto score = fuzzyScore(wanted, name))
                best = std::max(best.value_or(*score), *score);
        if (const auto score = fuzzyScore(wanted, names.at(3)))
            best = std::max(best.value_or(*score - kWordsLoss), *score - kWordsLoss);
        if (const auto score = best ? std::nullopt : fuzzyScore(wanted, names.join(u' ')))
            best = *score - kGroupWorth;
        if (best)
            ranked.append({-*best - m_commands.at(at).worth - (last >= 0 ? kRecentWorth : 0), at});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });

    beginResetModel();
    m_typed = !wanted.isEmpty();
    m_rows.clear();
    for (const auto &row : std::as_const(ranked))
        m_rows.append(row.second);
    endResetModel();
}

const PaletteCommand *PaletteModel::command(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_rows.size() ? &m_commands.at(m_rows.at(index.row())) : nullptr;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    const PaletteCommand *found = command(index);
    if (!found)
        return {};
    switch (role) {
    case Qt::DisplayRole: return found->title;
    case Qt::AccessibleTextRole: return spoken(*found);
    case Qt::ToolTipRole: return found->whyNot;
    case GroupRole: return found->group;
    case ShortcutRole: return found->shortcut;
    case WhyNotRole: return found->whyNot;
    case ChosenRole: return found->isChosen;
    case RecentRole: return !m_typed && m_recent.contains(found->id);
    default: return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    const PaletteCommand *found = command(index);
    return found ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

QString PaletteModel::spoken(const PaletteCommand &command) const
{
    if (!command.whyNot.isEmpty())
        //: For screen readers: %1 a command that cannot be used now, %2 a sentence that says why
        return tr("%1, not now: %2").arg(command.title, command.whyNot);
    if (command.shortcut.isEmpty())
        return command.title;
    //: For screen readers: %1 a command, %2 its keys
    return tr("%1, %2").arg(command.title, command.shortcut);
}

} // namespace studio::ui
