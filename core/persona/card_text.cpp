// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card_text.h"

#include "core/persona/json_bounds.h"
#include "core/persona/limits.h"

#include <QCoreApplication>

namespace studio::persona {

using base::Result;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PersonaCard)
};

} // namespace

tl::unexpected<base::Error> refusedCard(const QString &text, const QString &detail)
{
    return base::failure(base::ErrorCode::InvalidInput, text, detail);
}

Result<CardText> readCardText(const QByteArray &file)
{
    if (file.size() > kLargestJson) {
        //: %1 is a number of megabytes
        return refusedCard(Words::tr("The file is larger than %L1 MB, more than any companion needs.")
                               .arg(kLargestJson / (1024 * 1024)));
    }
    const QByteArrayView mark("\xEF\xBB\xBF");
    const QByteArray text = file.startsWith(mark) ? file.sliced(mark.size()) : file;
    if (!QByteArrayView(text).isValidUtf8())
        return refusedCard(
            Words::tr("This file is no text in UTF-8: it is damaged, or was written in another "
                      "encoding. Save it as UTF-8 and import it again."));
    if (!isModestJson(text)) {
        return refusedCard(
            Words::tr("This file holds more parts, or parts deeper inside each other, than any "
                      "card does; it is not read."));
    }
    auto json = wire::parse(text);
    if (!json) {
        //: %1 is what is wrong with the file, in English
        return refusedCard(Words::tr("This file is not JSON: %1").arg(json.error().text),
                           json.error().detail);
    }
    return CardText{text, std::move(*json)};
}

} // namespace studio::persona
