// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_list_model.h"

#include "core/model/provider.h"
#include "ui/models/plain_text.h"
#include "ui/panels/room_delegate.h"
#include "ui/providers/provider_words.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

bool lacksKey(const ports::ProviderRow &row)
{
    return row.provider.keyPlace != model::KeyPlace::None && !row.hasKey;
}

} // namespace

void ProviderListModel::show(const QList<ports::ProviderRow> &rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void ProviderListModel::retranslate()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

const ports::ProviderRow *ProviderListModel::row(const base::ProviderId &id) const
{
    const QModelIndex at = indexOf(id);
    return at.isValid() ? &m_rows.at(at.row()) : nullptr;
}

QModelIndex ProviderListModel::indexOf(const base::ProviderId &id) const
{
    const auto row = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                  [&id](const ports::ProviderRow &one) { return one.provider.id == id; });
    return row == m_rows.cend() ? QModelIndex() : index(int(row - m_rows.cbegin()));
}

int ProviderListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ProviderListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ports::ProviderRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.provider.name;
    case Qt::ToolTipRole: return plainToolTip(row.provider.baseUrl.toString());
    case Qt::AccessibleTextRole:
        return u"%1, %2, %3"_s.arg(row.provider.name, row.provider.model, accessWords(row));
    case IdRole: return row.provider.id.value();
    case ModelRole: return row.provider.model;
    case AccessRole: return accessWords(row);
    case TroubleRole: return lacksKey(row);
    default: return {};
    }
}

void ProviderDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowGround(*painter, option, theme);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool trouble = index.data(ProviderListModel::TroubleRole).toBool();
    const QColor words = chosen ? theme.selectionText : trouble ? theme.warning : theme.mutedText;
    paintTwoLineRow(*painter,
                    option.rect.adjusted(metrics.medium, metrics.small, -metrics.medium, -metrics.small),
                    {.title = index.data().toString(),
                     .end = index.data(ProviderListModel::ModelRole).toString(),
                     .text = index.data(ProviderListModel::AccessRole).toString(),
                     .titleColour = chosen ? theme.selectionText : theme.text,
                     .endColour = chosen ? theme.selectionText : theme.mutedText,
                     .textColour = words},
                    option.font);
    painter->restore();
}

QSize ProviderDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {160, twoLineRowHeight(option.font, 1, themeOf(option.widget).metrics)};
}

} // namespace studio::ui
