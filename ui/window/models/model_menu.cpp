// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/models/model_menu.h"

#include "ui/forms/answering.h"
#include "ui/forms/model_list.h"
#include "ui/models/plain_text.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWidest = 48; // letters of a name in the menu

} // namespace

ModelMenu::ModelMenu(QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"roomModelMenu"_s);
    setToolTipsVisible(true);
}

QString ModelMenu::shown(const QString &text) const
{
    const int widest = fontMetrics().averageCharWidth() * kWidest;
    QString line = fontMetrics().elidedText(text.simplified(), Qt::ElideMiddle, widest);
    return line.replace(u'&', u"&&"_s);
}

bool ModelMenu::isChosen(const std::optional<model::ModelChoice> &choice) const
{
    if (!choice || !m_state.chosen)
        return !choice && !m_state.chosen;
    return choice->provider == m_state.chosen->provider && choice->model == m_state.chosen->model;
}

QAction *ModelMenu::offer(QMenu &menu, const QString &objectName, const QString &text,
                          const std::optional<model::ModelChoice> &choice)
{
    QAction *action = menu.addAction(shown(text));
    action->setObjectName(objectName);
    action->setToolTip(plainToolTip(text));
    action->setCheckable(true);
    action->setChecked(isChosen(choice));
    connect(action, &QAction::triggered, this, [this, choice] { Q_EMIT chosen(choice); });
    return action;
}

void ModelMenu::fill(const State &state, ModelList *models, QAction &more)
{
    clear();
    qDeleteAll(m_submenus);
    m_submenus.clear();
    m_state = state;
    m_models = models;
    addChoices();
    if (!state.notes.isEmpty())
        addSeparator();
    for (const QString &note : state.notes) {
        QAction *line = addAction(shown(note));
        line->setToolTip(plainToolTip(note));
        line->setEnabled(false);
    }
    addSeparator();
    addAction(&more);
}

void ModelMenu::addChoices()
{
    const Answering standard = answeringFor({}, m_state.providers);
    //: %1 is a model, such as "gpt-5 (OpenAI)"
    offer(*this, u"roomModelDefault"_s, tr("Use the default: %1").arg(answeringName(standard)), {});
    const auto &chosen = m_state.chosen;
    const bool isElsewhere = chosen && chosen->provider != model::rehearsalProvider();
    if (isElsewhere) {
        const Answering now = answeringFor(*chosen, m_state.providers);
        const QString gone = chosen->model.isEmpty() ? chosen->provider.value() : chosen->model;
        //: %1 is a model or a provider of models
        const QString text = now.isGone ? tr("%1 (not on this computer)").arg(gone) : answeringName(now);
        offer(*this, u"roomModelCurrent"_s, text, chosen);
    }
    addSeparator();
    for (const ports::ProviderRow &row : std::as_const(m_state.providers.rows))
        addProvider(row);
    offer(*this, u"roomModelRehearsal"_s, rehearsalName(),
          model::ModelChoice{.provider = model::rehearsalProvider()});
}

void ModelMenu::addProvider(const ports::ProviderRow &row)
{
    auto *menu = new QMenu(shown(row.provider.name), this);
    menu->setObjectName(u"roomModels."_s + row.provider.id.value());
    menu->setToolTipsVisible(true);
    m_submenus.append(menu);
    addMenu(menu);
    fillProvider(*menu, row);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, row] {
        if (m_models)
            m_models->askModels(row.provider.id);
        fillProvider(*menu, row);
    });
    if (m_models)
        connect(m_models, &ModelList::changed, menu, [this, menu, row] {
            if (!menu->isVisible())
                return;
            if (m_models->troubleOf(row.provider.id).isEmpty()) // else a failure would be asked for forever
                m_models->askModels(row.provider.id);
            grow(*menu, row);
        });
}

QStringList ModelMenu::modelsOf(const ports::ProviderRow &row) const
{
    QStringList models = m_models ? m_models->modelsOf(row.provider.id) : QStringList();
    models.append(row.provider.model);
    for (const model::ModelFacts &facts : row.models)
        models.append(facts.model);
    models.removeAll(QString());
    models.removeDuplicates();
    models.sort(Qt::CaseInsensitive);
    return models;
}

void ModelMenu::fillProvider(QMenu &menu, const ports::ProviderRow &row)
{
    menu.clear();
    QStringList models = modelsOf(row).mid(0, kMostModels);
    const auto &chosen = m_state.chosen;
    if (chosen && chosen->provider == row.provider.id && !chosen->model.isEmpty() &&
        !models.contains(chosen->model))
        models.prepend(chosen->model);
    for (const QString &model : std::as_const(models))
        offer(menu, model, model, model::ModelChoice{.provider = row.provider.id, .model = model});
    menu.addSeparator();
    QAction *other = menu.addAction(tr("Other model…"));
    other->setObjectName(u"roomModelOther"_s);
    connect(other, &QAction::triggered, this, &ModelMenu::otherWanted);
}

void ModelMenu::grow(QMenu &menu, const ports::ProviderRow &row)
{
    int count = 0;
    QStringList known;
    for (const QAction *action : menu.actions()) {
        count += action->isCheckable() ? 1 : 0;
        known.append(action->objectName());
    }
    for (const QString &model : modelsOf(row)) {
        if (count >= kMostModels || known.contains(model))
            continue;
        offer(menu, model, model, model::ModelChoice{.provider = row.provider.id, .model = model});
        ++count;
    }
}

} // namespace studio::ui
