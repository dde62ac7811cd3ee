// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/models/answer_list.h"

#include "ui/forms/model_list.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

enum AnswerColumn { CompanionName, ModelName, ModelSource, AnswerColumns };

} // namespace

AnswerList::AnswerList(const QList<model::Persona> &personas, model::Language language, ModelList *models,
                       QWidget *parent)
    : QWidget(parent)
    , m_personas(personas)
    , m_people(personas, language)
    , m_models(models)
    , m_grid(new QGridLayout(this))
    , m_empty(quietLabel(u"answerListEmpty"_s, this))
{
    setObjectName(u"answerList"_s);
    const Metrics &metrics = themeOf(this).metrics;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics.large);
    m_grid->setVerticalSpacing(metrics.small);
    m_grid->addWidget(m_empty, 0, 0, 1, AnswerColumns);
    m_grid->setColumnStretch(CompanionName, 1);
    m_grid->setColumnStretch(ModelName, 2);
    m_grid->setColumnStretch(ModelSource, 2);
    if (m_models)
        connect(m_models, &ModelList::changed, this, &AnswerList::refresh);
}

void AnswerList::show(const RoomCast &cast)
{
    m_cast = cast;
    refresh();
}

void AnswerList::retranslate() { refresh(); }

QLabel *AnswerList::cell(const QString &objectName, int row, int column)
{
    QLayoutItem *item = m_grid->itemAtPosition(row, column);
    if (item)
        return qobject_cast<QLabel *>(item->widget());
    const QString name = objectName + QString::number(row);
    QLabel *label = column == ModelSource ? quietLabel(name, this) : plainLabel(name, this);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_grid->addWidget(label, row, column);
    return label;
}

void AnswerList::setLine(int row, const QString &name, const RoomAnswer &answer)
{
    const QString model = answeringName(answer.answering);
    const QString source = sourceOf(answer);
    cell(u"answerCompanion"_s, row, CompanionName)->setText(name);
    cell(u"answerModel"_s, row, ModelName)->setText(model);
    cell(u"answerSource"_s, row, ModelSource)->setText(source);
    for (int column = 0; column < AnswerColumns; ++column)
        m_grid->itemAtPosition(row, column)->widget()->setVisible(true);
}

void AnswerList::refresh()
{
    const bool isKnown = !m_models || m_models->providers();
    const ports::ProviderList providers =
        m_models && isKnown ? *m_models->providers() : ports::ProviderList();
    const QList<RoomAnswer> answers =
        isKnown ? answersIn(m_cast, m_personas, providers) : QList<RoomAnswer>();
    m_empty->setText(isKnown ? tr("No companion is in this room.") : tr("Loading the models…"));
    m_empty->setVisible(answers.isEmpty());
    int row = 1;
    for (const RoomAnswer &answer : answers)
        setLine(row++, m_people.name(answer.companion), answer);
    for (; row < m_grid->rowCount(); ++row) {
        for (int column = 0; column < AnswerColumns; ++column) {
            if (QLayoutItem *item = m_grid->itemAtPosition(row, column))
                item->widget()->hide();
        }
    }
}

} // namespace studio::ui
