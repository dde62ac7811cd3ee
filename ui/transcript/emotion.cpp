// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/emotion.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongestMetadata = 64 * 1024; // bytes that are searched for one word

struct EmotionWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Emotion)
};

QString knownLabel(const QString &emotion)
{
    const QString known = emotion.toLower();
    if (known == "happy"_L1 || known == "joy"_L1)
        return u"😊 "_s + EmotionWords::tr("happy");
    if (known == "sad"_L1 || known == "sadness"_L1)
        return u"😢 "_s + EmotionWords::tr("sad");
    if (known == "angry"_L1 || known == "anger"_L1)
        return u"😠 "_s + EmotionWords::tr("angry");
    if (known == "surprised"_L1 || known == "surprise"_L1)
        return u"😮 "_s + EmotionWords::tr("surprised");
    if (known == "relaxed"_L1 || known == "calm"_L1)
        return u"😌 "_s + EmotionWords::tr("relaxed");
    if (known == "shy"_L1 || known == "embarrassed"_L1)
        return u"😳 "_s + EmotionWords::tr("shy");
    if (known == "thinking"_L1 || known == "curious"_L1)
        return u"🤔 "_s + EmotionWords::tr("thinking");
    if (known == "excited"_L1)
        return u"🤩 "_s + EmotionWords::tr("excited");
    if (known == "afraid"_L1 || known == "fear"_L1)
        return u"😨 "_s + EmotionWords::tr("afraid");
    return {};
}

} // namespace

QString emotionLabel(const model::RawJson &metadata)
{
    if (metadata.isEmpty() || metadata.text.size() > kLongestMetadata || !metadata.text.contains("emotion"))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(metadata.text).object();
    constexpr qsizetype kLongestWord = 24;
    const QString emotion = object.value("emotion"_L1).toString().left(4 * kLongestWord).simplified();
    if (emotion.isEmpty() || emotion.compare("neutral"_L1, Qt::CaseInsensitive) == 0)
        return {};
    const QString known = knownLabel(emotion);
    if (!known.isEmpty())
        return known;
    return emotion.size() > kLongestWord ? QString(emotion.left(kLongestWord - 1) + u'…') : emotion;
}

} // namespace studio::ui
