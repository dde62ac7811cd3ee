// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/model_words.h"

#include "core/base/sentences.h"
#include "core/explain/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace studio::ui {

using model::Known;
using model::ModelAbilities;

namespace {

struct ModelWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ModelWords)
};

QString formSentence(const ModelAbilities &abilities)
{
    if (abilities.schema == Known::Yes || abilities.forcedTool == Known::Yes)
        return ModelWords::tr("The provider enforces the vote format.");
    if (abilities.jsonObject == Known::Yes)
        return ModelWords::tr("Votes are JSON. The format is requested, not enforced.");
    if (abilities.schema == Known::No)
        return ModelWords::tr(
            "The prompt asks for the vote format. Votes in another format are requested again.");
    return {};
}

} // namespace

QString abilitiesSentence(const ModelAbilities &abilities)
{
    QStringList sentences{formSentence(abilities)};
    if (abilities.tools == Known::Yes)
        sentences.append(ModelWords::tr("Tools supported."));
    if (abilities.tools == Known::No)
        sentences.append(ModelWords::tr("No tool support: cannot speak in Resource rooms."));
    if (abilities.pictures == Known::Yes)
        sentences.append(ModelWords::tr("Pictures supported."));
    if (abilities.pictures == Known::No)
        sentences.append(ModelWords::tr("No picture support."));
    return base::joinedSentences(sentences);
}

QString abilitiesList(const ModelAbilities &abilities)
{
    QStringList list;
    if (abilities.schema == Known::Yes ||
        abilities.forcedTool == Known::Yes) //: a model keeps to the form of votes
        list.append(ModelWords::tr("format"));
    if (abilities.tools == Known::Yes)
        list.append(ModelWords::tr("tools"));
    if (abilities.pictures == Known::Yes)
        list.append(ModelWords::tr("pictures"));
    if (abilities.thinking == Known::Yes)
        list.append(ModelWords::tr("thinking"));
    if (!list.isEmpty())
        return explain::listed(list);
    return abilities == ModelAbilities{} ? ModelWords::tr("not tested") : ModelWords::tr("text only");
}

} // namespace studio::ui
