// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/allowed_list.h"

#include <QEvent>
#include <QListWidget>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kNameRole = Qt::UserRole;

} // namespace

AllowedList::AllowedList(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_all(new QRadioButton(this))
    , m_some(new QRadioButton(this))
    , m_list(new QListWidget(this))
{
    setObjectName(objectName);
    m_all->setObjectName(objectName + u"All"_s);
    m_some->setObjectName(objectName + u"Some"_s);
    m_list->setObjectName(objectName + u"List"_s);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *one :
         {static_cast<QWidget *>(m_all), static_cast<QWidget *>(m_some), static_cast<QWidget *>(m_list)})
        column->addWidget(one);
    connect(m_all, &QRadioButton::clicked, this, [this] { choose(true); });
    connect(m_some, &QRadioButton::clicked, this, [this] { choose(false); });
    connect(m_list, &QListWidget::itemChanged, this, &AllowedList::takeTicks);
    show(std::nullopt);
}

void AllowedList::setKnown(const QList<model::Ability> &known)
{
    m_known = known;
    show(m_allowed);
}

void AllowedList::setWords(const QString &all, const QString &some, const QString &list)
{
    m_all->setText(all);
    m_some->setText(some);
    m_list->setAccessibleName(list);
    fill();
}

QStringList AllowedList::names() const
{
    QStringList names;
    for (const model::Ability &one : m_known)
        names.append(one.name);
    return names + m_strange;
}

void AllowedList::show(const Allowed &allowed)
{
    m_allowed = allowed;
    m_strange.removeIf([this](const QString &name) {
        return std::any_of(m_known.cbegin(), m_known.cend(),
                           [&name](const model::Ability &one) { return one.name == name; });
    });
    const QStringList listed = names();
    for (const QString &name : allowed.value_or(QStringList()))
        if (!listed.contains(name) && !m_strange.contains(name))
            m_strange.append(name);
    m_all->setChecked(!allowed);
    m_some->setChecked(allowed.has_value());
    m_list->setVisible(allowed.has_value());
    fill();
}

void AllowedList::fill()
{
    const QSignalBlocker quiet(m_list);
    const QStringList names = this->names();
    while (m_list->count() > names.size())
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < names.size())
        m_list->addItem(QString());
    for (int row = 0; row < m_list->count(); ++row) {
        const QString &name = names.at(row);
        QListWidgetItem *item = m_list->item(row);
        const bool isKnown = row < m_known.size();
        const model::Ability known = isKnown ? m_known.at(row) : model::Ability();
        //: %1 is the name of a tool or a gesture that a companion from elsewhere brought
        item->setText(!isKnown                ? tr("%1 (not known here)").arg(name)
                      : known.title.isEmpty() ? name
                                              : known.title);
        item->setToolTip(known.about);
        item->setData(kNameRole, name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_allowed && m_allowed->contains(name) ? Qt::Checked : Qt::Unchecked);
    }
    fitHeight();
}

/// A user who switches to a choice starts with everything ticked.
void AllowedList::choose(bool all)
{
    if (all == !m_allowed.has_value())
        return;
    show(all ? Allowed() : Allowed(names()));
    Q_EMIT edited(m_allowed);
}

/// Names that were allowed before keep their order; newly ticked names follow.
void AllowedList::takeTicks()
{
    if (!m_allowed)
        return;
    QStringList allowed = *m_allowed;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString name = m_list->item(row)->data(kNameRole).toString();
        if (m_list->item(row)->checkState() != Qt::Checked)
            allowed.removeAll(name);
        else if (!allowed.contains(name))
            allowed.append(name);
    }
    if (allowed == *m_allowed)
        return;
    m_allowed = allowed;
    Q_EMIT edited(m_allowed);
}

void AllowedList::fitHeight()
{
    constexpr qsizetype kMostShown = 8; // rows; more rows scroll
    const int rows = int(std::clamp<qsizetype>(m_list->count(), 1, kMostShown));
    const int high = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    m_list->setFixedHeight(rows * high + 2 * m_list->frameWidth() + 2);
}

void AllowedList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

} // namespace studio::ui
