// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/mask_model.h"

#include "ui/models/plain_text.h"

namespace studio::ui {

void MaskModel::show(const model::FollowMask &mask, const QStringList &names)
{
    beginResetModel();
    m_mask = mask;
    m_names = names;
    endResetModel();
}

void MaskModel::change(const model::FollowMask &mask)
{
    m_mask = mask;
    if (!m_names.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MaskModel::retranslate() { change(m_mask); }

bool MaskModel::isTicked(const QModelIndex &index) const
{
    return index.isValid() && m_mask.mayFollow(index.column(), index.row());
}

int MaskModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_names.size());
}

int MaskModel::columnCount(const QModelIndex &parent) const { return rowCount(parent); }

QVariant MaskModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::CheckStateRole: return isTicked(index) ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole: return sentence(index);
    case Qt::ToolTipRole: return plainToolTip(sentence(index));
    default: return {};
    }
}

QVariant MaskModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= m_names.size())
        return {};
    const QString &name = m_names[section];
    switch (role) {
    case Qt::DisplayRole: return name;
    case Qt::ToolTipRole:
        //: Tool tips of the matrix of who may speak after whom; %1 is a name
        return plainToolTip(orientation == Qt::Vertical
                                ? tr("After a message by %1. Click: everyone or nobody.").arg(name)
                                : tr("%1 may speak. Click: after everyone or nobody.").arg(name));
    case Qt::AccessibleTextRole:
        return orientation == Qt::Vertical ? tr("After %1").arg(name) : tr("%1 may speak").arg(name);
    case Qt::TextAlignmentRole:
        return int(orientation == Qt::Vertical ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    default: return {};
    }
}

Qt::ItemFlags MaskModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                           : Qt::NoItemFlags;
}

QString MaskModel::sentence(const QModelIndex &index) const
{
    const QString &speaker = m_names[index.column()];
    const QString &after = m_names[index.row()];
    if (index.row() == index.column())
        //: %1 is a name
        return isTicked(index)
                   ? tr("%1 may speak twice in a row, but only in a ring or after a silence.").arg(speaker)
                   : tr("%1 may not speak twice in a row.").arg(speaker);
    //: %1 and %2 are names
    return isTicked(index) ? tr("After %2, %1 may speak.").arg(speaker, after)
                           : tr("After %2, %1 may not speak.").arg(speaker, after);
}

} // namespace studio::ui
