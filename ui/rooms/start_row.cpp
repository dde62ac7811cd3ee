// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start_row.h"

#include "ui/models/plain_text.h"
#include "ui/rooms/starting_points.h"
#include "ui/rooms/template_desk.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

StartRow::StartRow(TemplateDesk &desk, const QList<model::Persona> &personas, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_personas(personas)
    , m_label(plainLabel(u"roomStartLabel"_s, this))
    , m_box(new QComboBox(this))
    , m_manage(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"roomStartRow"_s);
    m_label->setWordWrap(false);
    m_label->setBuddy(m_box);
    m_box->setObjectName(u"roomStart"_s);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kFewestLetters = 14;
    m_box->setMinimumContentsLength(kFewestLetters);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_manage->setObjectName(u"manageTemplates"_s);
    m_manage->setAutoDefault(false);
    const Metrics &metrics = theme.metrics;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    row->setSpacing(metrics.small);
    row->addWidget(m_label);
    row->addWidget(m_box, 1);
    row->addWidget(m_manage);
    connect(m_box, &QComboBox::activated, this, &StartRow::choose);
    connect(m_manage, &QPushButton::clicked, this, &StartRow::manageWanted);
    connect(&desk, &TemplateDesk::changed, this, &StartRow::fill);
    onRetranslate(this, [this] { retranslate(); });
}

/// The choice stays while it is available.
void StartRow::fill()
{
    const QSignalBlocker quiet(m_box);
    const QString before = m_box->currentText();
    const QList<model::RoomTemplate> own = startingPoints(m_personas);
    m_starts = own + m_desk.templates();
    m_box->clear();
    m_box->addItem(tr("No template"));
    m_box->insertSeparator(m_box->count());
    for (qsizetype i = 0; i < m_starts.size(); ++i) {
        if (i == own.size())
            m_box->insertSeparator(m_box->count());
        m_box->addItem(m_starts.at(i).name, int(i));
        m_box->setItemData(m_box->count() - 1, plainToolTip(m_starts.at(i).scene), Qt::ToolTipRole);
    }
    // The first time there is no choice; a separator has no text either.
    m_box->setCurrentIndex(before.isEmpty() ? 0 : std::max(m_box->findText(before), 0));
}

void StartRow::choose(int row)
{
    const QVariant number = m_box->itemData(row);
    if (number.isValid())
        Q_EMIT chosen(m_starts.at(number.toInt()));
    else
        Q_EMIT cleared();
}

void StartRow::retranslate()
{
    m_label->setText(tr("Begin like"));
    m_box->setAccessibleName(tr("What the room begins like"));
    m_manage->setText(tr("Templates…"));
    m_manage->setToolTip(tr("Rename or delete your templates"));
    fill();
}

} // namespace studio::ui
