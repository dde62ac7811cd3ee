// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/new_room_dialog.h"

#include "ui/panels/plain_label.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestName = 200;

} // namespace

NewRoomDialog::NewRoomDialog(const QList<model::Persona> &personas, const People &people, QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(this))
    , m_companions(new QListWidget(this))
    , m_create(new QPushButton(tr("Create room"), this))
{
    setObjectName(u"newRoomDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("New room"));
    fill(personas, people);

    m_create->setObjectName(u"createRoom"_s);
    m_create->setDefault(true);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(u"cancelRoom"_s);
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, [this] {
        Q_EMIT roomWanted(m_name->text().simplified(), roster());
        accept();
    });
    connect(m_name, &QLineEdit::textChanged, this, &NewRoomDialog::refresh);
    connect(m_companions, &QListWidget::itemChanged, this, &NewRoomDialog::refresh);

    const Metrics metrics;
    QLabel *nameLabel = plainLabel(u"roomNameLabel"_s, this);
    nameLabel->setText(tr("Name of the room"));
    QLabel *whoLabel = plainLabel(u"roomRosterLabel"_s, this);
    whoLabel->setText(tr("Who takes part"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(metrics.small);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_create);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addWidget(nameLabel);
    column->addWidget(m_name);
    column->addSpacing(metrics.small);
    column->addWidget(whoLabel);
    column->addWidget(m_companions);
    column->addSpacing(metrics.small);
    column->addLayout(buttons);
    resize(360, 360);
    refresh();
}

void NewRoomDialog::fill(const QList<model::Persona> &personas, const People &people)
{
    m_name->setObjectName(u"roomName"_s);
    m_name->setAccessibleName(tr("Name of the room"));
    m_name->setMaxLength(kLongestName);
    m_companions->setObjectName(u"roomRoster"_s);
    m_companions->setAccessibleName(tr("Who takes part"));
    for (const model::Persona &persona : personas) {
        auto *item = new QListWidgetItem(people.name(persona.id), m_companions);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setData(Qt::UserRole, persona.id.value());
    }
}

void NewRoomDialog::refresh() { m_create->setEnabled(!m_name->text().simplified().isEmpty()); }

QList<base::ParticipantId> NewRoomDialog::roster() const
{
    QList<base::ParticipantId> chosen;
    for (int row = 0; row < m_companions->count(); ++row) {
        const QListWidgetItem *item = m_companions->item(row);
        if (item->checkState() == Qt::Checked)
            chosen.append(base::ParticipantId(item->data(Qt::UserRole).toString()));
    }
    return chosen;
}

} // namespace studio::ui
