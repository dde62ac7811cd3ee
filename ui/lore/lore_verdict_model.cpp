// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_verdict_model.h"

#include "ui/imports/import_models.h"
#include "ui/models/plain_text.h"
#include "ui/theme/icons.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::model::LoreVerdict;
using State = studio::model::LoreVerdict::State;

namespace studio::ui {

namespace {

int rankOf(State state)
{
    switch (state) {
    case State::Fired: return 0;
    case State::Cut: return 1;
    case State::Blocked: return 2;
    }
    return 3;
}

IconName signOf(State state)
{
    switch (state) {
    case State::Fired: return IconName::Check;
    case State::Cut: return IconName::Warning;
    case State::Blocked: return IconName::Minus;
    }
    return IconName::Minus;
}

} // namespace

void LoreVerdictModel::show(const explain::LoreNames &names, const QList<LoreVerdict> &verdicts)
{
    beginResetModel();
    m_names = names;
    m_verdicts = verdicts;
    std::stable_sort(m_verdicts.begin(), m_verdicts.end(), [](const LoreVerdict &a, const LoreVerdict &b) {
        return rankOf(a.state) < rankOf(b.state);
    });
    endResetModel();
}

void LoreVerdictModel::retranslate()
{
    if (!m_verdicts.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_verdicts.size()) - 1));
}

int LoreVerdictModel::count(State state) const
{
    return int(std::count_if(m_verdicts.cbegin(), m_verdicts.cend(),
                             [state](const LoreVerdict &one) { return one.state == state; }));
}

int LoreVerdictModel::fired() const { return count(State::Fired); }

int LoreVerdictModel::cut() const { return count(State::Cut); }

qint64 LoreVerdictModel::tokens() const
{
    qint64 tokens = 0;
    for (const LoreVerdict &verdict : m_verdicts)
        tokens += verdict.state == State::Fired ? verdict.tokens : 0;
    return tokens;
}

int LoreVerdictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_verdicts.size());
}

QVariant LoreVerdictModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LoreVerdict &verdict = m_verdicts.at(index.row());
    const model::LoreEntry entry = m_names.books.entry(verdict.entry);
    const QString title = explain::loreEntryName(verdict.entry, m_names.books) + u" · "_s +
                          explain::loreStateText(verdict.state);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return title;
    case BodyRole: return explain::loreReason(verdict, m_names);
    case Qt::ToolTipRole:
        return plainToolTip(title + u'\n' + explain::loreBookName(verdict.entry, m_names.books) + u" ("_s +
                            explain::loreOwnerText(verdict.entry) + u") · "_s +
                            explain::lorePlaceText(entry));
    case Qt::AccessibleTextRole: return QString(title + u": "_s + explain::loreReason(verdict, m_names));
    case SignRole: return int(signOf(verdict.state));
    case TroubleRole: return verdict.state == State::Cut;
    default: return {};
    }
}

} // namespace studio::ui
