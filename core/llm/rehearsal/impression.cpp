// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/impression.h"

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;
using Colour = Impression::Colour;
using Light = Impression::Light;

namespace {

constexpr int kEdge = 64;              // sampled pixels along each edge
constexpr int kColours = 12;           // of the enumeration
constexpr double kWorthTelling = 0.15; // of all pixels, for a second colour

/// The decoder follows the declared type, whatever the bytes look like.
QImage decoded(const Picture &picture)
{
    QByteArray bytes = picture.bytes;
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, picture.mime == "image/png"_L1 ? "png" : "jpeg");
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    if (size.isEmpty() || qint64(size.width()) * size.height() > kMostPixels)
        return {};
    reader.setScaledSize({kEdge, kEdge});
    return reader.read().convertToFormat(QImage::Format_RGB32);
}

Colour hueOf(int hue, int value)
{
    if (hue >= 15 && hue < 45)
        return value < 150 ? Colour::Brown : Colour::Orange;
    constexpr std::array kEnds{std::pair(15, Colour::Red),    std::pair(70, Colour::Yellow),
                               std::pair(165, Colour::Green), std::pair(195, Colour::Cyan),
                               std::pair(255, Colour::Blue),  std::pair(290, Colour::Purple),
                               std::pair(340, Colour::Pink)};
    for (const auto &[end, colour] : kEnds) {
        if (hue < end)
            return colour;
    }
    return Colour::Red;
}

Colour colourOf(const QColor &pixel)
{
    if (pixel.value() < 45)
        return Colour::Black;
    if (pixel.hsvSaturation() < 50)
        return pixel.value() > 215 ? Colour::White : Colour::Grey;
    return hueOf(pixel.hsvHue(), pixel.value());
}

Light lightOf(double brightness)
{
    if (brightness < 50)
        return Light::Dark;
    if (brightness < 100)
        return Light::Dim;
    return brightness < 175 ? Light::Even : Light::Bright;
}

using Counts = std::array<int, kColours>;

QList<Colour> mostOf(const Counts &counts, int pixels)
{
    QList<int> order;
    for (int i = 0; i < kColours; ++i)
        order.append(i);
    std::stable_sort(order.begin(), order.end(),
                     [&counts](int a, int b) { return counts[size_t(a)] > counts[size_t(b)]; });
    QList<Colour> most{Colour(order[0])};
    if (counts[size_t(order[1])] > kWorthTelling * pixels)
        most.append(Colour(order[1]));
    return most;
}

QString nameOf(Language language, Colour colour)
{
    static const QStringList english{u"red"_s,   u"orange"_s, u"yellow"_s, u"green"_s,
                                     u"cyan"_s,  u"blue"_s,   u"purple"_s, u"pink"_s,
                                     u"brown"_s, u"black"_s,  u"grey"_s,   u"white"_s};
    static const QStringList japanese{u"赤"_s, u"オレンジ"_s, u"黄色"_s, u"緑"_s, u"水色"_s, u"青"_s,
                                      u"紫"_s, u"ピンク"_s,   u"茶色"_s, u"黒"_s, u"灰色"_s, u"白"_s};
    static const QStringList chinese{u"红色"_s, u"橙色"_s, u"黄色"_s, u"绿色"_s, u"青色"_s, u"蓝色"_s,
                                     u"紫色"_s, u"粉色"_s, u"棕色"_s, u"黑色"_s, u"灰色"_s, u"白色"_s};
    const QStringList &names = language == Language::Japanese  ? japanese
                               : language == Language::Chinese ? chinese
                                                               : english;
    return names.value(int(colour));
}

} // namespace

std::optional<Impression> impressionOf(const Picture &picture)
{
    const QImage image = decoded(picture);
    if (image.isNull())
        return std::nullopt;
    Counts counts{};
    double brightness = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            brightness += qGray(pixel);
            ++counts[size_t(colourOf(QColor(pixel)))];
        }
    }
    const int pixels = image.width() * image.height();
    return Impression{lightOf(brightness / pixels), mostOf(counts, pixels)};
}

QString lightIn(Language language, const Impression &impression)
{
    static const QStringList english{u"dark"_s, u"rather dark"_s, u"neither bright nor dark"_s, u"bright"_s};
    static const QStringList japanese{u"暗くて"_s, u"やや暗くて"_s, u"ほどよい明るさで"_s, u"明るくて"_s};
    static const QStringList chinese{u"很暗"_s, u"偏暗"_s, u"明暗适中"_s, u"很亮"_s};
    const QStringList &words = language == Language::Japanese  ? japanese
                               : language == Language::Chinese ? chinese
                                                               : english;
    return words.value(int(impression.light));
}

QString coloursIn(Language language, const Impression &impression)
{
    QStringList names;
    for (const Colour colour : impression.colours)
        names.append(nameOf(language, colour));
    switch (language) {
    case Language::Japanese: return names.join(u"と"_s);
    case Language::Chinese: return names.join(u"和"_s);
    case Language::English: break;
    }
    return names.join(u" and "_s);
}

} // namespace studio::llm::rehearsal
